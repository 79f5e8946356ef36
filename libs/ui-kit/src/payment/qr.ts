/** The code that is drawn here, and with it the library that makes it: for a lazy chunk. */
export { QrCode } from './qr-code.tsx';
