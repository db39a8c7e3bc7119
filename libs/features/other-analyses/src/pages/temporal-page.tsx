import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function TemporalPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('temporal')}
      question={t('temporal.question')}
      needs={[t('need.paymentsPerDay'), t('need.calendar'), t('need.markedEvents')]}
    />
  );
}
