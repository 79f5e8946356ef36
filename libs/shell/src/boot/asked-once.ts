export { loadOnce as askedOnce } from '@livery/value/load-once';
