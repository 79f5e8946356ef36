export default new URL('./pitch.webp', import.meta.url).href;
