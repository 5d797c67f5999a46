-- feature: reviews
-- Who has had what is rated may give stars alone: blank words.
alter table company_reviews
  drop constraint company_reviews_comment_check,
  add constraint company_reviews_comment_check check (length(comment) <= 2000);
alter table product_reviews
  drop constraint product_reviews_comment_check,
  add constraint product_reviews_comment_check check (length(comment) <= 2000);
