-- Until then a person who put the offer of a second factor off is not asked again.
alter table users add column second_factor_offer_from timestamptz;
