// What nobody waits for is done once the change is painted; in a window that is not in sight nothing is, so at once.

export function afterPaint(work) {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
