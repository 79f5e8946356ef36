import { startApp } from '@livery/shell';
import site from 'livery:site';

void startApp(site);
