import { expect, it } from 'vitest';
import { collectProofs, pageOf } from '../src/behaviour.ts';
import { ROOT } from '../src/run.ts';

const vitest = {
  testResults: [
    {
      name: `${ROOT}libs/domain/src/a.test.ts`,
      assertionResults: [
        { title: 'SES-018 SES-017 a token lasts 12 h', status: 'passed' },
        { title: 'SES-019 is renewed', status: 'failed' },
      ],
    },
  ],
};
const playwright = {
  suites: [{ suites: [{ specs: [{ title: 'BOOT-014 shows the region page', ok: true, file: 'region.spec.ts' }] }] }],
};

it('tells rules by the tests that passed, from both kinds of reports', () => {
  const proofs = collectProofs([vitest, playwright]);
  expect([...proofs.keys()].sort()).toEqual(['BOOT-014', 'SES-017', 'SES-018']);
  expect(pageOf('SES', proofs)).toContain(
    '| SES-018 | a token lasts 12 h | [a.test.ts](../../libs/domain/src/a.test.ts) |',
  );
  expect(pageOf('BOOT', proofs)).toContain('../../e2e/region.spec.ts');
});
