import { type Bitmap2D, correction, generate } from 'lean-qr';
import { toSvgPath, toSvgSource } from 'lean-qr/extras/svg';

/** The light edge around a code, in modules, without which phones do not find it. */
export const QUIET_MODULES = 4;
/** Sharp at the width of a page: a shop's address has some 33 modules. */
const PNG_SCALE = 40;
const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;

/** A QR code, ready to be drawn. */
export type QrCode = Bitmap2D;

/** The code of an address; it is read with a quarter of it scratched off. */
export const qrCodeOf = (address: string): QrCode => generate(address, { minCorrectionLevel: correction.Q });

/** The dark modules as the path of an SVG in which a module is 1 wide. */
export const qrPath = (code: QrCode): string => toSvgPath(code);

/** A picture of the code as the address of a file: PNG for messages, SVG for who prints it large. */
export const QR_FILES = {
  png: (code: QrCode): string =>
    code.toDataURL({ type: 'image/png', scale: PNG_SCALE, pad: QUIET_MODULES, on: BLACK, off: WHITE }),
  svg: (code: QrCode): string =>
    `data:image/svg+xml,${encodeURIComponent(
      toSvgSource(code, { pad: QUIET_MODULES, on: 'black', off: 'white', xmlDeclaration: true }),
    )}`,
} as const;
