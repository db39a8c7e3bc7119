import { useCallback } from 'react';
import type { ReportedFinding } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { adviceTexts } from '../messages/advice.ts';

/** Findings by the advice of this page. The others keep their own, which names nothing but the file. */
const CODES = {
  reading: [
    'amount-decimals',
    'amount-malformed',
    'amount-marks',
    'amount-more-decimals',
    'amount-suffix',
    'amount-symbol',
    'choice-unknown',
    'cumulative-column',
    'cumulative-found',
    'date-impossible',
    'date-malformed',
    'header-below',
    'header-delimiter',
    'header-empty',
    'header-missing',
    'header-sep',
    'header-unknown',
    'number-missing',
    'object-undated',
    'quoted-delimiter',
    'sheet-choice',
    'sheet-hidden',
    'sheet-missing',
    'time-malformed',
    'too-many-columns',
    'total-column',
  ],
  value: ['amount-negative', 'cumulative-falls', 'cumulative-repeated', 'duplicate-published', 'key-other-source'],
  total: ['account-differs', 'code-empty', 'column-numbers', 'total-account', 'total-found', 'total-row', 'value-missing'],
  leftOut: ['total-left-out'],
  code: ['code-renamed', 'code-shape', 'code-unknown', 'name-ambiguous', 'spelled-differently'],
  unmapped: ['code-unmapped'],
  period: ['outside-replace', 'replace-orphans', 'replace-orphans-more'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Advice = keyof typeof CODES;

const ADVICE_BY_CODE: ReadonlyMap<string, Advice> = new Map(
  (Object.keys(CODES) as Advice[]).flatMap((advice) => CODES[advice].map((code) => [code, advice] as const)),
);

/** Advice for a finding in the browser, where there is no profile to edit and no command to repeat. */
export function useAdvice(): (finding: Pick<ReportedFinding, 'code' | 'advice'>) => string {
  const t = useMessages(adviceTexts);
  const text = useText();
  return useCallback(
    ({ code, advice }) => {
      const own = ADVICE_BY_CODE.get(code);
      return own === undefined ? text(advice) : t(own);
    },
    [t, text],
  );
}
