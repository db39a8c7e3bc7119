import { useMemo } from 'react';
import Link from '@mui/material/Link';
import type { Finding } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { useColumns, type TableColumn } from '@pendapa/panels';
import { findingAddress } from './finding-page.ts';
import { messages } from './messages.ts';
import type { FindingWords } from './use-finding-words.ts';

export const FindingLink = ({ finding, children }: { readonly finding: Finding; readonly children: string }) => (
  <Link component={PageLink} to={findingAddress(finding)}>
    {children}
  </Link>
);

/** Columns of findings: place, sentence, period, and evidence. */
export function useFindingColumns({ place, sentence }: FindingWords): readonly TableColumn<Finding>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const make = useColumns<Finding>();
  return useMemo(
    () => [
      make.name({ key: 'place', header: t('place'), text: place }),
      {
        ...make.name({ key: 'finding', header: t('finding'), text: sentence }),
        cell: (row: Finding) => <FindingLink finding={row}>{sentence(row)}</FindingLink>,
      },
      {
        ...make.name({ key: 'period', header: t('period'), text: ({ period }) => format.period(period), order: ({ period }) => period.to }),
        fileBefore: { label: t('from'), kind: 'day' as const, value: ({ period }: Finding) => period.from },
        file: { label: t('to'), kind: 'day' as const, value: ({ period }: Finding) => period.to },
      },
      make.count({ key: 'n', header: t('behind'), value: ({ n }) => n }),
    ],
    [make, t, format, place, sentence],
  );
}
