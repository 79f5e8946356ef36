import brand from '@livery/brand-birgetv';

document.title = brand.name;
