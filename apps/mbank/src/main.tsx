import brand from '@livery/brand-mbank';

document.title = brand.name;
