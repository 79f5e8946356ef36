import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UiLink, UiProvider, type UiLinkProps } from './ui-context.tsx';

/** The application's own link: it makes a path of whatever it is given. */
const RouterLink = ({ href, children }: UiLinkProps) => createElement('a', { href: `/routed/${href}` }, children);

const drawn = (href: string) =>
  renderToStaticMarkup(
    createElement(UiProvider, {
      translate: (key: string) => key,
      link: RouterLink,
      children: createElement(UiLink, { href }, 'x'),
    }),
  );

it.each(['tel:+77000001010', 'mailto:help@north.example'])(
  'ACC-013 %s is for the device, not for the router',
  (href) => {
    expect(drawn(href)).toBe(`<a href="${href}">x</a>`);
  },
);

it('a path of the site goes through the router, another site opens beside and says so', () => {
  expect(drawn('/faq')).toBe('<a href="/routed//faq">x</a>');
  expect(drawn('https://north.example')).toMatch(/^<a target="_blank" rel="noopener noreferrer".*opens_in_new_tab/);
});
