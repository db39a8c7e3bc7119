import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function ArrearsOpUp3dPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('objectsUp3d')}
      question={t('objectsUp3d.question')}
      needs={[t('need.arrears'), t('need.objects'), t('need.units')]}
    />
  );
}
