import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function CrossDimensionalPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('crossDimensional')}
      question={t('crossDimensional.question')}
      needs={[t('need.payments'), t('need.targets'), t('need.objects'), t('need.complianceAndArrears')]}
    />
  );
}
