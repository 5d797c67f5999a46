// What ends the part of an address in which the password stands: written as it is, what follows would be taken for a database or
// an option, and be named in errors as such.
const SEPARATORS = /[\s/?#]/;

/** Who signs in, as it was typed: all before the last @ that may end it. */
const userPartOf = (url: string): string => /^(?:postgres(?:ql)?|smtps?):\/\/(.*)@/.exec(url)?.[1] ?? '';

/** Whether a password has been written down so that it is read as one. */
export function isPasswordWhole(url: string): boolean {
  const userPart = userPartOf(url.replace(/\?(?!.*@).*$/, ''));
  const [user = '', ...rest] = userPart.split(':');
  return !SEPARATORS.test(user) && !SEPARATORS.test(rest.join(':'));
}

/** Which database an address leads to, for people: without its password. */
export function addressOfUrl(url: string): { name: string; address: string } {
  const { pathname, host, username } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1)) || username;
  return {
    name,
    address: `${name} at ${host || 'the local socket'}${username && ` as ${decodeURIComponent(username)}`}`,
  };
}

/** A text without what somebody may have typed as the password, in either spelling. */
export function withoutPassword(text: string, url: string): string {
  const { password, searchParams } = new URL(url);
  const spellings = [password, searchParams.get('password') ?? ''].flatMap((each) => [each, decoded(each)]);
  const secrets = spellings.filter((each) => each !== '').sort((a, b) => b.length - a.length);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
