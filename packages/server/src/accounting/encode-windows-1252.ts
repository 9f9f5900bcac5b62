/** The characters that Windows-1252 has from byte 0x80 on and ISO 8859-1 has not. Five of these bytes are unused. */
const beyondLatin1 = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";

/** A text in Windows-1252. Characters that it does not have become question marks. */
export const encodeWindows1252 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text.normalize("NFC"), (character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
      const place = beyondLatin1.indexOf(character);
      return place < 0 ? 0x3f : 0x80 + place;
    }),
  );
