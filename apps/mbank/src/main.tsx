import brand from '@livery/brand-mbank';
import { startApp } from '@livery/shell';

void startApp(brand, {
  home: () => import('@livery/features-catalogue/home-page'),
  modules: () => import('./modules.ts'),
});
