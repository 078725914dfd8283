//! What games come to, and how sure that is.

mod compare;
mod curve;
mod mean;
mod rating;
mod summary;

pub use compare::Comparison;
pub(crate) use compare::{comparisons, score_of_first};
pub use curve::CurvePoint;
pub use mean::{Clusters, Estimate};
pub use rating::Ratings;
pub use summary::{BySeat, Standing, Summary};
