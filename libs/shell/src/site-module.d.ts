declare module 'livery:site' {
  const site: import('./site.ts').Site;
  export default site;
}
