export default new URL('./steppe.webp', import.meta.url).href;
