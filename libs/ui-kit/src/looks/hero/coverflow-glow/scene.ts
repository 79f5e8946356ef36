export default new URL('./street.webp', import.meta.url).href;
