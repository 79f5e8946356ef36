import brand from '@livery/brand-vlife';

document.title = brand.name;
