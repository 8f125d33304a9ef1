/** Words that mean something else than what they are derived from. */
const WHOLE =
  /^(?:meeting|booking|training|listing|marketing|shipping|hosting|writing|testing|wedding|something|nothing|stored|these|whose)$/;

/** An English word without its ending, so that 'charges', 'charged' and 'charging' are one. Both lines and phrases are written so. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const one = word.replace(/ies$/, 'y').replace(/([^sui])s$/, '$1');
  if (WHOLE.test(one)) return one;
  const base = one.replace(/(?<=...)([bdgmnprt])\1(?:ing|ed)$/, '$1').replace(/(?<=....)(?:ing|ed|e)$/, '');
  return base === word ? word : stem(base);
}
