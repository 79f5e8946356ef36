/** Guides beside the stories: when to use what, and which keys do what. By folder, as in `libs/ui-kit/src/forms`. */
const files = import.meta.glob<string>(['./foundations/guide.md', '../libs/*/src/*/guide.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folderOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .join('/')
    .replace(/^(\.\.?\/)+/, '');

const guides: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [folderOf(path), text]),
);

/**
 * What the guide beside a file of stories says: its section about the component (`## Switch` for "Forms/Switch"), or what stands
 * before the first section.
 */
export function guideOf(storiesPath: string, title: string): string {
  const folder = folderOf(storiesPath).replace(/^\.storybook\//, '');
  const text = guides[folder] ?? '';
  const [general = '', ...sections] = text.replace(/^# .*\n+/, '').split(/^## /m);
  const name = title.split('/').at(-1)?.replaceAll(' ', '').toLowerCase();
  const own = sections.find((section) => section.split('\n', 1)[0]?.trim().toLowerCase() === name);
  return own ? own.replace(/^.*\n+/, '') : general;
}
