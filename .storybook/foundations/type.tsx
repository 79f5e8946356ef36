import { TYPE_STEPS, type Theme } from '@livery/brand-kit/theme';
import styled from 'styled-components';
import { Section } from './parts.tsx';

/** The scripts that the typefaces are cut for, each with its hard letters. */
const SCRIPTS = [
  { script: 'Latin', lang: 'uz', text: 'Oʻzgacha kecha' },
  { script: 'Cyrillic', lang: 'ru', text: 'Съёмка в ночи' },
  { script: 'Kazakh', lang: 'kk', text: 'Әңгіме, ғарыш, құс' },
  { script: 'Georgian', lang: 'ka', text: 'ღამის ქალაქი' },
] as const;

/** From this step on headings speak in the display type. */
const FIRST_DISPLAY_STEP = 2;

const Step = styled.div`
  display: grid;
  grid-template-columns: 3rem 1fr;
  align-items: baseline;
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--color-line);
  color: var(--color-text-strong);
  line-height: 1.2;

  &[data-display] {
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
  > p > span {
    flex: 1 1 8.6em;
  }
  small {
    font: var(--weight-text) var(--type--1) var(--font-text);
    letter-spacing: normal;
    color: var(--color-text-muted);
  }
`;

/** The eight steps in four scripts. */
export function TypeScale({ theme }: { readonly theme: Theme }) {
  return (
    <Section title={`Text ${familyOf(theme.font.text)}, display ${familyOf(theme.font.display)}`}>
      {TYPE_STEPS.map((step) => (
        <Step
          key={step}
          data-display={Number(step) >= FIRST_DISPLAY_STEP || undefined}
          style={{ fontSize: `var(--type-${step})` }}
        >
          <small title={theme.type[step]}>{step}</small>
          <p>
            {SCRIPTS.map(({ script, lang, text }) => (
              <span key={script} lang={lang} title={script}>
                {text}
              </span>
            ))}
          </p>
        </Step>
      ))}
    </Section>
  );
}

const familyOf = (list: string) => list.split(',')[0]?.replaceAll('"', '') ?? '';
