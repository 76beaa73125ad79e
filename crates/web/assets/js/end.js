// The end of a game: a button among the others folds it away. Without the script the one above the scene does.
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#look")) return;
  const end = document.getElementById("end");
  end.open = false;
  end.querySelector("summary").focus();
});
