/** Words that are not stemmed, since they mean something else than their stem. */
const WHOLE =
  /^(?:meeting|booking|training|listing|marketing|shipping|hosting|writing|testing|wedding|something|nothing|stored|these|whose)$/;

/** The stem of an English word, the same for 'charges', 'charged' and 'charging'. Applied to both lines and phrases. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const one = word.replace(/ies$/, 'y').replace(/([^sui])s$/, '$1');
  if (WHOLE.test(one)) return one;
  const base = one.replace(/(?<=...)([bdgmnprt])\1(?:ing|ed)$/, '$1').replace(/(?<=....)(?:ing|ed|e)$/, '');
  return base === word ? word : stem(base);
}
