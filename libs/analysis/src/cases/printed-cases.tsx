import { useEffect } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import type { ListedCase, ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useOneUnit, BodyRow, tableStyle } from '@pendapa/panels';
import { useStatus } from '@pendapa/query';
import { useCaseColumns, type CaseHeaders } from './case-columns.tsx';
import { casesByRegion } from './cases-by-region.ts';
import { caseTexts } from './messages.ts';
import { useUnplacedWords } from './use-unplaced-words.ts';

/** Print only: hidden on screen, and everything else is hidden on paper. */
const PRINT_ONLY_STYLES = {
  '@media screen': { '[data-printed-cases]': { display: 'none' } },
  '@media print': { 'body > :not([data-printed-cases])': { display: 'none !important' } },
} as const;

const amountOf = (rows: readonly ListedCase[]): string => String(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n));

export interface PrintedCasesProps {
  readonly title: string;
  readonly cases: ListedCases;
  readonly headers?: CaseHeaders;
  /** Filters of the list in words. */
  readonly filters: readonly string[];
  /** The sheets are printed, or were given up. */
  readonly onDone: () => void;
}

/** A list as sheets of paper, one for each region, so that each field officer takes only one. */
export function PrintedCases({ title, cases, headers, filters, onDone }: PrintedCasesProps) {
  const t = useMessages(caseTexts);
  const text = useText();
  const format = useFormat();
  const { status } = useStatus();
  const unplaced = useUnplacedWords()(cases);
  const columns = useOneUnit(cases.rows, useCaseColumns(headers)(cases));
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const nameOf = (region: string | null): string => {
    const named = region === null ? undefined : cases.names.region[region];
    if (region === null) return t('noRegion');
    return named ? `${text(named)} (${region})` : region;
  };
  return (
    <Portal>
      <GlobalStyles styles={PRINT_ONLY_STYLES} />
      <Box data-printed-cases sx={tableStyle}>
        {casesByRegion(cases.rows).map(([region, rows]) => (
          <Box key={region ?? ''} component="section" sx={{ breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } }}>
            <Typography variant="h2">{t('printed', { title, region: nameOf(region) })}</Typography>
            <Typography variant="body2">
              {[
                t('printedCount', {
                  n: format.count(rows.length),
                  all: format.count(cases.cases),
                  amount: format.money(amountOf(rows)),
                  days: cases.snapshot === null ? format.period(cases.period) : t('captionAsOf', { date: format.date(cases.snapshot) }),
                  date: format.date(status?.asOf ?? cases.snapshot ?? ''),
                }),
                ...(cases.found > cases.rows.length
                  ? [t('printedFirst', { n: format.count(cases.rows.length), all: format.count(cases.found) })]
                  : []),
                ...filters.map((filter) => `${filter}.`),
                ...unplaced,
              ].join(' ')}
            </Typography>
            <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', mt: 1 }}>
              <thead>
                <tr>
                  {columns.map(({ key, header }) => (
                    <th key={key} scope="col">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <BodyRow key={row.key} row={row} columns={columns} />
                ))}
              </tbody>
            </Box>
          </Box>
        ))}
      </Box>
    </Portal>
  );
}
