/** Some hosts answer with a page where a file is gone. */
export const isPage = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /text\/html/.test(headers.get('content-type') ?? '');
