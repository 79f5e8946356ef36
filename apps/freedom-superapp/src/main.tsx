import brand from '@livery/brand-freedom-superapp';

document.title = brand.name;
