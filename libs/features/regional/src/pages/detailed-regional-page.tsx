import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function DetailedRegionalPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('detailed')}
      question={t('detailed.question')}
      needs={[t('need.payments'), t('need.regions'), t('need.objects'), t('need.assessments'), t('need.arrears')]}
    />
  );
}
