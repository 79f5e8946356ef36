export { ParentalStart as default } from './parental-dialogue.tsx';
