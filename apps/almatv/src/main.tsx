import brand from '@livery/brand-almatv';

document.title = brand.name;
