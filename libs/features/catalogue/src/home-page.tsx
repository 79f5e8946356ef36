export { HomePage as default } from './rowset-page.tsx';
