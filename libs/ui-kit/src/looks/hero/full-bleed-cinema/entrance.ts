export default new URL('./sign-in.webp', import.meta.url).href;
