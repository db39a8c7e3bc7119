import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function DemoCorporatePage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('corporate')}
      question={t('corporate.question')}
      needs={[t('need.corporations'), t('need.objects'), t('need.payments'), t('need.arrears')]}
    />
  );
}
