import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function RevenueUp3dCurrentPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('up3dCurrent')}
      question={t('up3dCurrent.question')}
      needs={[t('need.payments'), t('need.targets'), t('need.units')]}
    />
  );
}
