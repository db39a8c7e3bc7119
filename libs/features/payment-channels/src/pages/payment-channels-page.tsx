import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function PaymentChannelsPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('channels')}
      question={t('channels.question')}
      needs={[t('need.payments'), t('need.channels'), t('need.reversals'), t('need.costs')]}
    />
  );
}
