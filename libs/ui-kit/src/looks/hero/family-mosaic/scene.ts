export default new URL('./branch.webp', import.meta.url).href;
