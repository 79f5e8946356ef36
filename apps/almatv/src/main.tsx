import brand from '@livery/brand-almatv';
import { startApp } from '@livery/shell';
import { modules } from './modules.ts';

void startApp(brand, modules);
