/** 128 random bits as hexadecimal text. `crypto.randomUUID` exists only on pages served over TLS. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
