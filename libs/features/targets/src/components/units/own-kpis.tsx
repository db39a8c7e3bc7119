import { KpiStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/target-units.ts';
import { PaceCards } from '../targets/pace-cards.tsx';
import { usePaceOfUnit } from './questions.ts';

/** Where one unit stands, and what each working day that is left has to bring. */
export function OwnKpis({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useMessages(messages);
  return (
    <KpiStrip label={t('own.kpis', { unit: name })}>
      <PaceCards pace={usePaceOfUnit(code)} />
    </KpiStrip>
  );
}
