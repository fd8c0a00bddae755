const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Replaces decimal digits of any script by 0 to 9: '１２', '١٢' and '१२' become '12'. */
export const westernDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // The ten digits of a script have consecutive codes, from …0 or …6.
    const code = digit.codePointAt(0) ?? 0;
    const block = code - (code % 16);
    return String(code - (isDigit(block) ? block : block + 6));
  });
