import { useState } from 'react';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { useCaseRight } from '@pendapa/query';
import { CasesPanel } from '../cases/cases-panel.tsx';
import { useCaseWords } from '../cases/use-case-words.ts';
import { drillTexts } from './messages.ts';

interface ChangedPayersProps {
  readonly kind: 'falls' | 'rises';
}

/** The taxpayers whose payments changed most from the same days last year, among them those who came or stopped. */
function PayerList({ kind }: ChangedPayersProps) {
  const t = useMessages(drillTexts);
  const headers = { number: t('taxpayerNumber'), before: t('lastYear'), amount: t(`${kind}.amount`) };
  return <CasesPanel list={`largest-${kind}`} words={useCaseWords(drillTexts, kind)} headers={headers} height="medium" />;
}

/** Shows who changed on request, because each look at the list is recorded; nothing without the right to see cases. */
export function ChangedPayers({ kind }: ChangedPayersProps) {
  const t = useMessages(drillTexts);
  const { mayReadCases } = useCaseRight();
  const [isShown, setShown] = useState(false);
  if (!mayReadCases) return null;
  if (isShown) return <PayerList kind={kind} />;
  return (
    <Button onClick={() => setShown(true)} sx={{ justifySelf: 'start' }}>
      {t(`show.${kind}`)}
    </Button>
  );
}
