import brand from '@livery/brand-web';

document.title = brand.name;
