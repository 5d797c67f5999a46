// Writing systems in which a name may be; Japanese mixes three.
const SCRIPTS = [
  /^\p{Script_Extensions=Latin}*$/u,
  /^\p{Script_Extensions=Greek}*$/u,
  /^\p{Script_Extensions=Cyrillic}*$/u,
  /^\p{Script_Extensions=Hebrew}*$/u,
  /^\p{Script_Extensions=Arabic}*$/u,
  /^\p{Script_Extensions=Devanagari}*$/u,
  /^\p{Script_Extensions=Hangul}*$/u,
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]*$/u,
];

/** Whether the letters of a user name are of one alphabet: one Cyrillic `а` makes another person of `maria`. */
export function isOfOneScript(name: string): boolean {
  const letters = name.replace(/\P{L}/gu, '');
  return SCRIPTS.some((script) => script.test(letters));
}
