import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function BankChannelsPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('bankChannels')}
      question={t('bankChannels.question')}
      needs={[t('need.payments'), t('need.banks'), t('need.channels'), t('need.settlements')]}
    />
  );
}
