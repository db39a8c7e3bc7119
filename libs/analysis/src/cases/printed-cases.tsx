import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListedCase, ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useOneUnit, BodyRow, tableStyle } from '@pendapa/panels';
import { rowsByRegion, useStatus } from '@pendapa/query';
import { NEW_SHEET, PrintOnly } from '@pendapa/ui-layout';
import { useCaseColumns, type CaseHeaders } from './case-columns.tsx';
import { caseTexts } from './messages.ts';
import { useUnplacedWords } from './use-unplaced-words.ts';

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
  const nameOf = (region: string | null): string => {
    const named = region === null ? undefined : cases.names.region[region];
    if (region === null) return t('noRegion');
    return named ? `${text(named)} (${region})` : region;
  };
  return (
    <PrintOnly sx={tableStyle} onDone={onDone}>
      {rowsByRegion(cases.rows).map(([region, rows]) => (
        <Box key={region ?? ''} component="section" sx={NEW_SHEET}>
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
    </PrintOnly>
  );
}
