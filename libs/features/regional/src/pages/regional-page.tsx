import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function RegionalPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('regional')}
      question={t('regional.question')}
      needs={[t('need.payments'), t('need.regions'), t('need.objects'), t('need.targets')]}
    />
  );
}
