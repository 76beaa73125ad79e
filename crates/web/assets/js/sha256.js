// SHA-256, and what a browser promises by it. It is our own, because browsers have theirs only where a page came over
// TLS or from the same machine, and a table may stand in somebody's living room.

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

function* primes() {
  for (let number = 2; ; number += 1) {
    let divisor = 2;
    while (divisor * divisor <= number && number % divisor) divisor += 1;
    if (divisor * divisor > number) yield number;
  }
}

const FIRST_PRIMES = [];
for (const prime of primes()) {
  if (FIRST_PRIMES.push(prime) === 64) break;
}
const ROUNDS = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** Mixes a block of 64 bytes into the eight words of the state. */
function mix(state, block) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i] + words[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => { state[index] += word; });
}

/** The hash of some bytes, as 32 bytes. */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) mix(state, new DataView(padded.buffer, at, 64));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => hash.setInt32(4 * index, word));
  return new Uint8Array(hash.buffer);
}

/** Bytes as hexadecimal digits. */
export const digits = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The promise of a number of 32 bytes for the dice, both as digits. */
export function promiseOf(nonce) {
  const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return digits(sha256(new Uint8Array([...new TextEncoder().encode("kaupang nonce 1"), ...bytes])));
}
