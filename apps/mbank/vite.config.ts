import { brandApp } from '@livery/vite-brand';

export default brandApp(import.meta.url);
