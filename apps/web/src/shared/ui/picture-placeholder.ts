/** The header of a thumbhash: lightness in 6 bits, then two colour differences in 6 bits each. */
const HEADER_BYTES = 3;
const LARGEST = 63;

function bytesOf(base64: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return bytes.length > HEADER_BYTES ? bytes : null;
  } catch {
    return null;
  }
}

const percent = (part: number): string => `${Math.round(Math.max(0, Math.min(1, part)) * 100)}%`;

/** The colour a picture has on average: next to nothing to compute, so every card of a list can have it. */
export function averageColor(placeholder: string): string | undefined {
  const [first = 0, second = 0, third = 0] = bytesOf(placeholder) ?? [];
  const header = first | (second << 8) | (third << 16);
  if (header === 0) return undefined;
  const lightness = (header & LARGEST) / LARGEST;
  const blueYellow = (((header >> 6) & LARGEST) / LARGEST) * 2 - 1;
  const redGreen = (((header >> 12) & LARGEST) / LARGEST) * 2 - 1;
  const blue = lightness - (2 / 3) * blueYellow;
  const red = (3 * lightness - blue + redGreen) / 2;
  return `rgb(${percent(red)} ${percent(red - redGreen)} ${percent(blue)})`;
}

/** The blurred picture as a background; a millisecond each on a phone and code of its own, so for few of them. */
export async function blurredPicture(placeholder: string): Promise<string | undefined> {
  const bytes = bytesOf(placeholder);
  if (!bytes) return undefined;
  const { thumbHashToDataURL } = await import('thumbhash');
  return `url(${thumbHashToDataURL(bytes)})`;
}
