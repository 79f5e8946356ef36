declare module 'livery:site' {
  import type { Site } from '@livery/shell/site';
  const site: Site;
  export default site;
}
