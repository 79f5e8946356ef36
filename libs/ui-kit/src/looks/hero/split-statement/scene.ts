export default new URL('./lake.webp', import.meta.url).href;
